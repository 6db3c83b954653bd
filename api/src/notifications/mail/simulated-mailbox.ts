import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@waqf/contracts/identity';
import { DataSource } from 'typeorm';
import type { OutgoingMail } from './mail.port.js';

/** A mail as the mailbox lists it. */
export interface ReceivedMail {
  id: string;
  messageId: string;
  recipientName: string;
  recipient: string;
  subject: string;
  language: Language;
  receivedAt: Date;
}

const listed = `id, message_id AS "messageId", recipient_name AS "recipientName", recipient, subject, language, received_at AS "receivedAt"`;
/** As many as the page shows. */
const shown = 100;

/** What the local mailbox received, in its own schema: another party's memory. */
@Injectable()
export class SimulatedMailbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Keeps a mail; one with an id that is there already is the same mail again. */
  async receive(mail: OutgoingMail, source: Buffer): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO mailbox_sandbox.mail (message_id, recipient_name, recipient, subject, language, html, plain, source)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (message_id) DO NOTHING`,
      [mail.messageId, mail.to.name, mail.to.address, mail.subject, mail.language, mail.html, mail.text, source],
    );
  }

  /** The newest mails first, of one recipient when named. */
  async list(recipient: string | null): Promise<ReceivedMail[]> {
    return this.dataSource.query(
      `SELECT ${listed} FROM mailbox_sandbox.mail WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT ${shown}`,
      [recipient],
    );
  }

  async find(id: string): Promise<(ReceivedMail & { html: string; plain: string; source: Buffer }) | null> {
    const rows = await this.dataSource.query(
      `SELECT ${listed}, html, plain, source FROM mailbox_sandbox.mail WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
