import { type ModuleProps, ServerHtml } from '#module-contract/client'
import { FeedForm } from './FeedForm.tsx'
import { feedAddress } from './feed.ts'
import type { NewsletterData } from './load.server.ts'
import type { Props } from './props.ts'
import { SignUpForm } from './SignUpForm.tsx'

/** Newsletter sign-up (NL-1 … NL-4): at a list of the site, a provider, or a feed service. */
export function Newsletter(props: ModuleProps<typeof Props, NewsletterData>) {
  const { root, title, text, level: Level, layout, feed } = props
  const address = feedAddress(feed)
  return (
    <div {...root} data-layout={layout}>
      <div className="newsletter-all">
        {(title || text) && (
          <div className="newsletter-head">
            {title && (
              <ServerHtml as={Level} className="newsletter-title">
                {title}
              </ServerHtml>
            )}
            {text && (
              <ServerHtml as="p" className="newsletter-text">
                {text}
              </ServerHtml>
            )}
          </div>
        )}
        <div className="newsletter-main">
          {address ? (
            <FeedForm id={root.id} action={address.href} button={props.button} />
          ) : (
            <SignUpForm {...props} />
          )}
        </div>
      </div>
    </div>
  )
}
