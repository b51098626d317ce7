/** Stands where a module shows nothing yet, so that it can be seen and chosen. */
export function Placeholder({ id, label }: { id: string; label: string }) {
  return (
    <div id={id} data-placeholder="" className="vt-placeholder">
      {label}
    </div>
  )
}
