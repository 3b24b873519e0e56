declare function routerLoader(this: { readonly resourcePath: string }, source: string): string;
export = routerLoader;
