import { type FormEvent, useState } from 'react'
import { formatMoney } from '#base'
import { ActionField, callAction, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import {
  type AddMessage,
  type AddRefusal,
  announceCart,
  type CartAfterAdding,
  type CartNotice,
  type MoneyFormat,
  type ProductCard,
} from '#shop/client'
import { Picture, useSending } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import { Answer } from './buy/answer.tsx'
import type { togetherTexts } from './buy-texts.ts'
import type { TogetherData } from './product-data.ts'

interface TogetherProps {
  id: string
  data: TogetherData
  money: MoneyFormat
}

/** Products that are often bought with this one: check boxes, their sum, and one form for all. */
export function Together({ id, data, money }: TogetherProps) {
  const { together: items, togetherCards: cards } = data
  const t = useTexts<typeof togetherTexts>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(items.map(item => item.variant)),
  )
  const [notice, setNotice] = useState<CartNotice<AddMessage>>()
  const [error, setError] = useState<AddMessage>()
  const { isSending, send } = useSending()
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  const selected = items.filter(item => chosen.has(item.variant))
  const sum = selected.reduce((total, item) => total + item.price, 0)

  function onChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const names = [...new FormData(currentTarget).keys()]
    setChosen(new Set(names.map(name => name.replace('quantity-', ''))))
  }

  async function add(form: HTMLFormElement) {
    setNotice(undefined)
    setError(undefined)
    try {
      const body = new FormData(form)
      const called = await callAction<CartAfterAdding, AddRefusal>(id, 'add', body)
      announceCart({ wasAdded: called.ok })
      if (called.ok) setNotice(called.answer.notices[0])
      else setError(called.refusal.message)
    } catch {
      setError({ key: 'notAdded' })
    }
  }

  if (items.length === 0) return null

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!isInBuilder()) void send(() => add(form))
  }

  return (
    <section className="product-together" aria-labelledby={`${id}-together`}>
      <h2 id={`${id}-together`}>{t('together')}</h2>
      <form method="post" onSubmit={onSubmit} onChange={onChange}>
        <ActionField node={id} name="add" />
        <ul className="plain-list product-together-items">
          {items.map((item, index) => (
            <li key={item.variant}>
              <ServerHtml as="span" className="product-together-picture">
                {cards ? <CardPicture card={cards[index]} /> : SERVER_TEXT}
              </ServerHtml>
              <label className="check">
                <input
                  type="checkbox"
                  name={`quantity-${item.variant}`}
                  value={item.quantity}
                  defaultChecked
                />
                <span>
                  {index === 0 && item.isShown ? t('thisItem', { name: item.name }) : item.name}
                </span>
              </label>
              <span className="product-together-price">{format(item.price)}</span>
              {!item.isShown && (
                <a href={item.path}>
                  {t('view')}
                  <span className="visually-hidden">: {item.name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="product-together-sum" role="status">
          {t('togetherSum', { price: format(sum) })}
        </p>
        <button
          className="button"
          type="submit"
          aria-disabled={isSending || selected.length === 0 || undefined}
        >
          {t('addCount', { count: selected.length })}
        </button>
        <Answer notice={notice} error={error} />
      </form>
    </section>
  )
}

function CardPicture({ card }: { card: ProductCard | undefined }) {
  return card?.picture ? (
    <Picture image={{ ...card.picture, alt: '' }} sizes="96px" />
  ) : (
    <span className="product-blank" />
  )
}
