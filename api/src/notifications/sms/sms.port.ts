/** A text message that is ready to be sent. */
export interface OutgoingSms {
  /** The same at every attempt, so that a repeated message can be recognised. */
  id: string;
  /** The mobile number, as `+9665XXXXXXXX`. */
  phone: string;
  text: string;
}

/** Sends text messages out of the platform. */
export abstract class SmsCarrier {
  /**
   * @throws DeliveryRefusedError when the number is refused permanently; after any other error a later attempt may
   *   succeed
   */
  abstract send(sms: OutgoingSms): Promise<void>;
}
