/** Composition of mails: one layout for all domains. */
export { composeMailBody, type MailPart, type MailRow } from './compose.ts'
export {
  type Mail,
  type MailAttachment,
  type MailColors,
  type MailTheme,
  PLAIN_LOOK,
  UnansweredMail,
} from './mail.ts'
export {
  isNoSuchMailbox,
  isSenderBlocked,
  isStatusOfSender,
  readStatus,
  type SmtpRefusal,
  smtpRefusal,
} from './smtp-refusal.ts'
