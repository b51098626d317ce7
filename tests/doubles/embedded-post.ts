/**
 * An embedded WordPress post as far as it communicates with its parent page: it reports its height
 * on `ready` and the targets of its links. Tests press the buttons.
 */
export const EMBEDDED_POST = `<!doctype html><title>A visit</title>
<button data-message="height" data-value="5000">High</button>
<button data-message="height" data-value="20">Low</button>
<button data-message="height" data-value="700" data-secret="a-b">Forged</button>
<button data-message="link" data-value="https://evil.example/">Away</button>
<button data-message="link" data-value="https://blog.example/next">Next</button>
<script>
const secret = new URLSearchParams(location.hash.slice(2)).get('secret')
const tell = (message, value, own = secret) => parent.postMessage({ message, value, secret: own }, '*')
addEventListener('message', ({ data }) => data.message === 'ready' && data.secret === secret && tell('height', 333))
document.addEventListener('click', ({ target }) => tell(target.dataset.message, target.dataset.value, target.dataset.secret))
</script>`
