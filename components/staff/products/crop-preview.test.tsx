/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { InBackOffice } from '../testing/in-back-office'
import { CropPreview } from './crop-preview'
import { editorValues, emptySize, type EditorValues } from './editor-values'

function Preview({ sizes }: Pick<EditorValues, 'sizes'>) {
  const form = useForm<EditorValues>({ defaultValues: { ...editorValues(null, String, 'en'), sizes } })
  return (
    <FormProvider {...form}>
      <CropPreview />
    </FormProvider>
  )
}

test('the card shows the price of the cheapest size that can be bought, as the shop does', () => {
  const size = (price: string, stock: string) => ({ ...emptySize, price, stock })
  const { container } = render(
    <InBackOffice>
      <Preview sizes={[size('30', '0'), size('120', '2'), size('60', '4'), size('', '')]} />
    </InBackOffice>,
  )
  expect(container.textContent).toContain('60.00')
  expect(container.textContent).not.toContain('30.00')
})
