import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { language, type Language } from '@waqf/contracts/identity';
import { DataSource } from 'typeorm';
import { oneOf, rowOf, sql } from '../../platform/index.js';
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

const listed = `id, message_id AS "messageId", recipient_name AS "recipientName", recipient, subject, language,
  received_at AS "receivedAt"`;
const listedRow = rowOf({
  id: 'int8',
  messageId: 'text',
  recipientName: 'text',
  recipient: 'text',
  subject: 'text',
  language: oneOf(language.options),
  receivedAt: 'timestamptz',
});
/** How many mails the page shows. */
const shown = 100;

const addMail = sql({
  name: 'mailbox-sandbox.add-mail',
  text: `INSERT INTO mailbox_sandbox.mail
           (message_id, recipient_name, recipient, subject, language, html, plain, source)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (message_id) DO NOTHING`,
});
const listMails = sql({
  name: 'mailbox-sandbox.list-mails',
  text: `SELECT ${listed} FROM mailbox_sandbox.mail
         WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT ${shown}`,
  row: listedRow,
});
const findMail = sql({
  name: 'mailbox-sandbox.find-mail',
  text: `SELECT ${listed}, html, plain, source FROM mailbox_sandbox.mail WHERE id = $1`,
  row: { ...listedRow, html: 'text', plain: 'text', source: 'bytea' },
});

/** The mails that the local mailbox received, in a separate schema, as if it were another system. */
@Injectable()
export class SimulatedMailbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a mail; a mail whose id already exists is the same mail sent again. */
  async receive(mail: OutgoingMail, source: Buffer): Promise<void> {
    await addMail.run(this.dataSource, [
      mail.messageId,
      mail.to.name,
      mail.to.address,
      mail.subject,
      mail.language,
      mail.html,
      mail.text,
      source,
    ]);
  }

  /** The mails, newest first; only those of one recipient when `recipient` is given. */
  async list(recipient: string | null): Promise<ReceivedMail[]> {
    return listMails.rows(this.dataSource, [recipient]);
  }

  async find(id: string): Promise<(ReceivedMail & { html: string; plain: string; source: Buffer }) | null> {
    return (await findMail.first(this.dataSource, [id])) ?? null;
  }
}
