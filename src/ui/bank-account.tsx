interface BankAccountProps {
  facts: readonly (readonly [label: string, value: string])[]
  /** QR code of the transfer. */
  code: { size: number; path: string } | undefined
  codeLabel: string
  codeHint: string
}

/** Account and data of a bank transfer. Style sheet: `bank-account`. */
export function BankAccount({ facts, code, codeLabel, codeHint }: BankAccountProps) {
  return (
    <div className="bank-account">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {code && (
        <figure className="bank-account-code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={codeLabel}>
            <rect width={code.size} height={code.size} fill="#fff" />
            <path d={code.path} fill="#000" />
          </svg>
          <figcaption>{codeHint}</figcaption>
        </figure>
      )}
    </div>
  )
}
