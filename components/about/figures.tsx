interface Props {
  label: string
  /** `value` in digits with its sign ("10+", "24/7"). */
  figures: { value: string; label: string }[]
}

/** The company's key figures, large, on sand. Spec §2 (About, Company info). */
export function Figures({ label, figures }: Props) {
  return (
    <section aria-label={label} className="bg-sand-100 py-9 md:py-14">
      <dl className="page-width grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end">
            <dt className="text-date-700">{figure.label}</dt>
            <dd className="text-hero text-palm-700">
              <bdi dir="ltr">{figure.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
