import { DAY } from '#base'
import type { AllServices } from '../services/create-services.ts'
import { accountDataRoute } from '../site/account/account-data-route.ts'
import { downloadRoutes } from '../site/files/download-routes.ts'
import { buyerInvoiceRoutes } from '../site/files/invoice-routes.ts'
import { reviewPhotoRoutes } from '../site/files/review-photo-routes.ts'
import { termsRoutes } from '../site/files/terms-routes.ts'
import { webhookRoutes } from '../site/payments/webhook-routes.ts'
import { cartReminderRoutes } from '../site/shop/cart-reminder-routes.ts'
import { stockAlertRoutes } from '../site/shop/stock-alert-routes.ts'
import { couponLinks } from '../site/visitor/coupon-links.ts'
import { sweepOrderFiles } from '../sweep-order-files.ts'
import { sweepProductFiles } from '../sweep-product-files.ts'
import { sweepReviewPhotos } from '../sweep-review-photos.ts'
import { changesSite, type ServerDomain } from './domain.ts'

export function shopDomain(services: AllServices): ServerDomain {
  const { shop, pages, newsletter, productFiles, orderFiles, reviewPhotos, shopSettings, clock } =
    services
  return {
    tasks: [
      {
        name: 'sweep-product-files',
        everyMs: DAY,
        run: () => sweepProductFiles({ shop, productFiles, clock }),
      },
      {
        name: 'sweep-order-files',
        everyMs: DAY,
        run: () => sweepOrderFiles({ shop, orderFiles, clock }),
      },
      {
        name: 'sweep-review-photos',
        everyMs: DAY,
        run: () => sweepReviewPhotos({ shop, reviewPhotos, clock }),
      },
      ...shop.tasks,
    ],
    invalidate(tags) {
      if (changesSite(tags)) shopSettings.forget()
      shop.invalidate(tags)
      shop.discounts.forgetStale(tags)
    },
    routes(app, { publicUrl, currencyOf, groupOf, limits }) {
      downloadRoutes(app, { shop, pages, productFiles })
      webhookRoutes(app, { shop })
      buyerInvoiceRoutes(app, { shop })
      reviewPhotoRoutes(app, { shop, reviewPhotos })
      termsRoutes(app, { shop, pages })
      accountDataRoute(app, { shop, newsletter })
      stockAlertRoutes(app, { shop, pages })
      cartReminderRoutes(app, { shop, pages, publicUrl })
      const hasLimits = limits !== undefined
      couponLinks(app, { shop, publicUrl, currencyOf, groupOf, hasLimits })
    },
  }
}
