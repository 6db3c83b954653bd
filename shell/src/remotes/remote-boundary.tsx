import { Component, type ReactNode } from 'react';
import { errorReference } from '@waqf/platform-web';
import { reportFault, type ScreenOfRelease } from './release-report';
import { RemoteFailure } from './remote-failure';

interface Props {
  /** Whose screen it is; absent for a screen of the shell, whose errors count against no release. */
  screen?: ScreenOfRelease;
  /** A change of it resets the error: another address or another attempt. */
  resetKey: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps an error of a remote's screen inside the screen's area; shell, sidebar and header stay. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override componentDidCatch(error: unknown): void {
    reportFault('error', error, this.props.screen ?? null);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      this.setState({ error: null });
      this.props.onRetry();
    };
    return <RemoteFailure reason="broken" reference={errorReference(this.state.error)} onRetry={retry} />;
  }
}
