import type { MailTheme } from '#mail'
import type { ShopDeps } from '../../deps.ts'
import { WITHDRAWAL_MAILS } from '../../model/shop-mails.ts'
import type { OrderChangeContext } from '../change-context.ts'
import { assignWithdrawal, closeWithdrawal } from './assign-withdrawal.ts'
import { declareWithdrawal, findDeclaration } from './declare-withdrawal.ts'
import { listWithdrawals, type WithdrawalQuery } from './list-withdrawals.ts'
import { type OpenedForm, openWithdrawalForm } from './open-form.ts'
import type { WithdrawalDeclaration } from './withdrawal.ts'
import { composeWithdrawalMail } from './withdrawal-mail.ts'

/** Withdrawals from contracts, for buyers and staff. */
export function createWithdrawals(deps: ShopDeps, context: () => Promise<OrderChangeContext>) {
  return {
    /** What the form fills in for this visitor; undefined without the setting. */
    open: async (request: OpenedForm) => openWithdrawalForm(await context(), request),
    declare: async (declaration: WithdrawalDeclaration) =>
      declareWithdrawal(await context(), declaration),
    /** A declaration that was made already. */
    find: (id: string) => findDeclaration(deps.db, id),
    list: (query: WithdrawalQuery) => listWithdrawals(deps.db, query),
    assign: async (request: Parameters<typeof assignWithdrawal>[1]) =>
      assignWithdrawal(await context(), request),
    close: async (request: Parameters<typeof closeWithdrawal>[1]) =>
      closeWithdrawal(await context(), request),
    /** The mail of an outbox entry; undefined if it is not about a withdrawal. */
    readMail(payload: Record<string, unknown>) {
      const template = WITHDRAWAL_MAILS.find(one => one === payload.template)
      return template && { template, id: String(payload.withdrawalId ?? '') }
    },
    mail: async (request: Parameters<typeof composeWithdrawalMail>[1], look: MailTheme) =>
      composeWithdrawalMail({ ...deps, settings: await deps.settings(), look }, request),
  }
}
