import { useTexts } from '../texts.ts'

/** What stands in place of the builder while it opens, or when it cannot. */
export function Message({ text, isProblem }: { text: string; isProblem: boolean }) {
  const texts = useTexts()
  return (
    <main className="builder-message">
      <div role={isProblem ? 'alert' : 'status'}>
        <h1>{text}</h1>
      </div>
      {isProblem && <a href="/admin/pages">{texts('Back to pages')}</a>}
    </main>
  )
}
