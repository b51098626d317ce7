import type { AuthTables } from './auth.ts'
import type { CartReminderTables } from './cart-reminders.ts'
import type { CatalogTables } from './catalog.ts'
import type { CommentTables } from './comments.ts'
import type { ConsentTables } from './consent.ts'
import type { CustomerTables } from './customers.ts'
import type { DisclosureTables } from './disclosures.ts'
import type { FacetTables } from './facets.ts'
import type { FeedTables } from './feeds.ts'
import type { FormTables } from './forms.ts'
import type { GiftCardTables } from './gift-cards.ts'
import type { InvoiceTables } from './invoices.ts'
import type { NewsletterTables } from './newsletter.ts'
import type { OrderChangeTables } from './order-changes.ts'
import type { PageTables } from './pages.ts'
import type { PaymentTables } from './payments.ts'
import type { ReportTables } from './reports.ts'
import type { ReviewTables } from './reviews.ts'
import type { SearchTables } from './search.ts'
import type { ShopTables } from './shop.ts'
import type { SplitTestTables } from './split-test.ts'
import type { StockAlertTables } from './stock-alerts.ts'
import type { SystemTables } from './system.ts'
import type { WebhookTables } from './webhooks.ts'

/** All tables. Times are UTC milliseconds, flags 0 or 1, JSON is stored as text, money in minor units. */
export interface Tables
  extends SystemTables,
    PageTables,
    FormTables,
    CommentTables,
    NewsletterTables,
    CatalogTables,
    FacetTables,
    ShopTables,
    CustomerTables,
    OrderChangeTables,
    PaymentTables,
    GiftCardTables,
    DisclosureTables,
    InvoiceTables,
    ReportTables,
    ReviewTables,
    CartReminderTables,
    StockAlertTables,
    SearchTables,
    SplitTestTables,
    ConsentTables,
    FeedTables,
    WebhookTables,
    AuthTables {}
