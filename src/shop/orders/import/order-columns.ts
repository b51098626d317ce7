import { addressColumns } from '../../import-jobs/address-columns.ts'

/**
 * Columns of Shopify's orders.csv, of WooCommerce's order exports (Customer/Order Export, WebToffee,
 * Advanced Order Export), and of this program.
 */
export const ORDER_COLUMNS: Record<string, readonly string[]> = {
  number: ['name', 'ordernumber', 'orderid', 'bestellnummer', 'ordername'],
  date: ['createdat', 'orderdate', 'datecreated', 'bestelldatum', 'datum'],
  status: ['orderstatus', 'bestellstatus'],
  'payment status': ['financialstatus', 'paymentstate'],
  'fulfilment status': ['fulfillmentstatus', 'fulfilmentstate'],
  'cancelled at': ['cancelledat', 'canceledat'],
  currency: ['ordercurrency', 'wahrung'],
  email: ['emailbilling', 'billingemail', 'customeremail'],
  total: ['ordertotal', 'ordertotalamount', 'gesamtsumme'],
  tax: ['taxes', 'taxtotal', 'totaltax', 'ordertotaltaxamount', 'steuern'],
  'tax name': ['tax1name'],
  shipping: ['shippingtotal', 'ordershippingamount', 'ordershipping', 'versandkosten'],
  'shipping tax': ['shippingtaxtotal'],
  fees: ['feetotal'],
  discount: ['discountamount', 'discounttotal', 'cartdiscountamount', 'cartdiscount', 'rabatt'],
  'coupon code': ['discountcode', 'couponcode', 'couponcodes'],
  refunded: ['refundedamount', 'refundedtotal', 'orderrefundamount'],
  'payment method': ['paymentmethodtitle', 'paymenttitle', 'zahlungsart'],
  'shipping method': ['shippingmethodtitle', 'versandart'],
  note: ['notes', 'customernote', 'customermessage', 'notiz'],
  'item name': ['lineitemname', 'itemname', 'productname'],
  'item sku': ['lineitemsku', 'itemsku', 'sku'],
  'item quantity': ['lineitemquantity', 'itemquantity', 'quantity', 'quantityrefund', 'qty'],
  'item price': ['lineitemprice', 'itemprice', 'itemcost'],
  'item total': ['itemtotal', 'orderlinetotal', 'linetotal'],
  'item tax': ['itemtotaltax', 'orderlinetax'],
  'line items': ['lineitems', 'items'],
  ...addressColumns('billing'),
  ...addressColumns('shipping'),
  'billing name': ['billingname'],
  'shipping name': ['shippingname'],
  'shipping address 1': [
    ...(addressColumns('shipping')['shipping address 1'] ?? []),
    'shippingstreet',
  ],
}
