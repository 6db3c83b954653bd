import type { Language } from '@waqf/contracts/identity';

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** The same at every attempt, so that mail systems recognise a repeated mail. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  date: Date;
  language: Language;
  subject: string;
  html: string;
  text: string;
  /** The address of the page that stops a recurring mail; null for all other mails. */
  stopUrl: string | null;
}

/** Sends mails out of the platform. */
export abstract class MailCarrier {
  /** False when no mail server is configured; then no mail is prepared. */
  get available(): boolean {
    return true;
  }

  /**
   * @throws DeliveryRefusedError when the recipient is refused permanently; after any other error a later attempt may
   *   succeed
   */
  abstract send(mail: OutgoingMail): Promise<void>;
}
