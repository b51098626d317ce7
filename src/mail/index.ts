/** How mails are written: one layout, for every domain that sends any. */
export { composeMailBody, type MailPart, type MailRow } from './compose.ts'
export { type Mail, type MailLook, PLAIN_COLOURS } from './mail.ts'
