import type { UseFormReturn } from 'react-hook-form'
import type { DeliveryFile } from '@/lib/contract/delivery-schemas'
import type { SlotsForm } from './delivery-model'

/** What the fields of the slots' form need of it. */
export type SlotsFields = Pick<
  UseFormReturn<SlotsForm, unknown, DeliveryFile['slots']>,
  'control' | 'register' | 'watch' | 'formState'
>
