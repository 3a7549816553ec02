import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame'

export function TextArea({ id, label, hint, error, className, ...input }: ComponentProps<'textarea'> & FieldWords) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => (
        <div className="field-control">
          <textarea
            rows={4}
            className="field-input resize-y py-3.5"
            placeholder={input.dir === 'auto' ? ' ' : undefined}
            {...control}
            {...input}
          />
        </div>
      )}
    </FieldFrame>
  )
}
