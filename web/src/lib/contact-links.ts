/** Address that calls a number, however it was written. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/**
 * Address that opens a WhatsApp chat.
 * @param whatsapp a phone number, or a link as WhatsApp gives it out
 */
export const whatsappHref = (whatsapp: string): string =>
  /^https:\/\//i.test(whatsapp) ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;
