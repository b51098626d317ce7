export const german: Record<string, string> = {
  'Frequently bought together': 'Wird oft zusammen gekauft',
  'The product and others that are often bought with it, in one form.':
    'Das Produkt und andere, die oft dazu gekauft werden, in einem Formular.',
  'Three products': 'Drei Produkte',
  'Two products': 'Zwei Produkte',
}
