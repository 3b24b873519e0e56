import { Component, type ReactNode } from 'react';
import { reportError } from './report';

export interface BoundaryProps {
  /** What failed, for the error log: the area's or the slot's name. */
  readonly name: string;
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure while drawing to the part that failed. */
export class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { part: this.props.name });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
