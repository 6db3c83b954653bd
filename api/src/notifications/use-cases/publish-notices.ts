import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, newId, Settings } from '../../platform/index.js';
import { channelsOf } from '../domain/channels.js';
import type { Notice } from '../domain/notice.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { EnqueueDelivery } from './enqueue-delivery.js';
import { PublishRealtime } from '../stream/publish-realtime.js';

/** Publishes notices in the caller's transaction: to the lists, to open pages, and as e-mails and text messages. */
@Injectable()
export class PublishNotices {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly settings: Settings,
    private readonly notifications: NotificationRepository,
    private readonly enqueueDelivery: EnqueueDelivery,
    private readonly realtime: PublishRealtime,
  ) {}

  async execute(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
    const people = await this.identity.people(ctx, [...new Set(notices.map(({ userId }) => userId))]);
    const settings = await this.settings.read(ctx);
    const addressed = notices.map((notice) => {
      const person = people.get(notice.userId);
      if (!person) throw new Error('a notice for nobody');
      return { id: newId(), notice, person, channels: channelsOf(settings, person.preferences, notice) };
    });
    const listed = addressed.filter(({ channels }) => channels.list);
    if (listed.length === 0) return;
    await this.notifications.add(ctx, listed);
    for (const { id, person, channels } of listed) {
      if (channels.email && person.email !== null) await this.enqueueDelivery.execute(ctx, id, 'email');
      if (channels.sms && person.phone !== null) await this.enqueueDelivery.execute(ctx, id, 'sms');
    }
    const pushed = listed.filter(({ channels }) => channels.push).map(({ id, person }) => ({ userId: person.id, id }));
    await this.realtime.notifications(ctx, pushed);
  }

  /** The channels on which a notice would reach its person; e-mail and text message only when there is an address. */
  async channelsOf(ctx: Ctx, notice: Notice): Promise<{ list: boolean; email: boolean; sms: boolean }> {
    const person = (await this.identity.people(ctx, [notice.userId])).get(notice.userId);
    if (!person) throw new Error('a notice for nobody');
    const { list, email, sms } = channelsOf(await this.settings.read(ctx), person.preferences, notice);
    return {
      list,
      email: email && person.email !== null && this.enqueueDelivery.isOpen('email'),
      sms: sms && person.phone !== null,
    };
  }
}
