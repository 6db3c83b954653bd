/** A text message ready to leave. */
export interface OutgoingSms {
  /** The same at every attempt. */
  id: string;
  /** `+9665XXXXXXXX` */
  phone: string;
  text: string;
}

/** Sends text messages out of the platform. */
export abstract class SmsCarrier {
  /** @throws DeliveryRefusedError when the number is refused for good; any other error may pass with time */
  abstract send(sms: OutgoingSms): Promise<void>;
}
