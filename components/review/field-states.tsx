import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Fields: empty, filled, with an error, read-only, with a prefix. */
export function FieldStates() {
  const say = useSay()
  return (
    <>
      <Caption>
        {say(
          'Field: empty, filled, list, read-only, error, password, lines',
          'الحقول: فارغ، ممتلئ، قائمة، للقراءة فقط، خطأ، كلمة مرور، أسطر',
        )}
      </Caption>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label={say('First name', 'الاسم الأول')} placeholder={say('As on your ID', 'كما في الهوية')} />
        <Field label={say('E-mail', 'البريد الإلكتروني')} type="email" defaultValue="huda@exam" />
        <Select label={say('City', 'المدينة')} defaultValue="alain">
          <option value="alain">{say('Al Ain', 'العين')}</option>
          <option value="dubai">{say('Dubai', 'دبي')}</option>
        </Select>
        <Field label={say('Phone', 'الهاتف')} type="tel" prefix="+971" value="50 000 0001" readOnly />
        <Field
          className="sm:col-span-2"
          label={say('Address', 'العنوان')}
          placeholder={say('Street, villa or building', 'الشارع أو الفيلا أو المبنى')}
          error={say('Please enter the address.', 'يرجى إدخال العنوان.')}
        />
        <Field
          label={say('Password', 'كلمة المرور')}
          type="password"
          defaultValue="oasis-demo"
          hint={say('At least 8 characters', '8 أحرف على الأقل')}
          end={
            <button type="button" aria-label={say('Show password', 'أظهر كلمة المرور')} className="icon-button -me-2.5">
              <Icon shape={eye} />
            </button>
          }
        />
        <Field label={say('Disabled', 'معطّل')} disabled defaultValue={say('Not now', 'ليس الآن')} />
        <TextArea
          className="sm:col-span-2"
          rows={2}
          label={say('Note', 'ملاحظة')}
          placeholder={say('For the driver', 'للسائق')}
        />
      </div>
    </>
  )
}
