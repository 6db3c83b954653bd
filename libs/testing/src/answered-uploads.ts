import { afterEach, beforeEach } from '@jest/globals';

/** Uploads use XMLHttpRequest, which jsdom would send over the network; here they get the answers of the test. */
class AnsweredRequest {
  status = 0;
  statusText = '';
  responseText = '';
  readonly upload = {};
  onload: () => void = () => undefined;
  private method = '';
  private path = '';
  open(method: string, asked: string): void {
    [this.method, this.path] = [method, asked];
  }
  setRequestHeader(): void {}
  async send(): Promise<void> {
    const answer = await fetch(this.path, { method: this.method });
    this.status = answer.status;
    this.responseText = await answer.text();
    this.onload();
  }
}

/** For a test file whose screens upload files: uploads too get the answers passed to `renderScreen`. */
export function answerUploads(): void {
  const ownRequest = globalThis.XMLHttpRequest;
  beforeEach(() => {
    globalThis.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = ownRequest;
  });
}
