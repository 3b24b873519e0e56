import type { SiteRuntime } from '../site';

export function seedLarge(_site: SiteRuntime): void {}
