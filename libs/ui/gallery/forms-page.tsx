import { useState } from 'react';
import { Button, Card, Grid, PageHead } from '../src/core';
import {
  AmountInput,
  DateInput,
  Field,
  FileDrop,
  Form,
  ListInput,
  NationalIdInput,
  SelectInput,
  TextArea,
  TextInput,
  useDraft,
} from '../src/form';
import { GalleryFrame, useSay } from './gallery-frame';

/** The values typed on this page. */
function useValues() {
  const [values, setValues] = useDraft('gallery', {
    id: '1041988609',
    short: '10419886',
    name: '',
    story: '',
    share: '120',
    amount: '25000.00',
    date: '2019-11-27',
    city: 'riyadh',
    conditions: ['أن يُبدأ من الغلة بعمارة الوقف وإصلاحه', 'أن يُعطى الناظر نسبة خمسة بالمئة'],
  });
  const put = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  return { values, put };
}
type Typed = ReturnType<typeof useValues>;

function Texts({ values, put }: Typed) {
  const say = useSay();
  return (
    <Card>
      <Form
        onSubmit={() => undefined}
        footer={
          <Button type="submit" variant="primary" size="large">
            {say('حفظ', 'Save')}
          </Button>
        }
      >
        <Field
          label={say('رقم الهوية الوطنية أو الإقامة', 'National ID or residence number')}
          hint={say('10 أرقام تبدأ بـ 1 أو 2', '10 digits that begin with 1 or 2')}
          required
        >
          <NationalIdInput value={values.id} onChange={(id) => put({ id })} />
        </Field>
        <Field
          label={say('رقم الهوية', 'National ID')}
          error={say('رقم الهوية يجب أن يكون 10 أرقام', 'The id must be 10 digits')}
        >
          <TextInput ltr value={values.short} onChange={(short) => put({ short })} />
        </Field>
        <Field label={say('اسم الوقف', 'Name of the waqf')}>
          <TextInput
            value={values.name}
            onChange={(name) => put({ name })}
            placeholder={say('وقف طلبة العلم', 'Talabat Al-Ilm')}
          />
        </Field>
        <Field label={say('الوصف', 'Description')} optional>
          <TextArea value={values.story} onChange={(story) => put({ story })} maxLength={500} showCount />
        </Field>
        <Field label={say('المبلغ', 'Amount')}>
          <AmountInput value={values.amount} onChange={(amount) => put({ amount })} />
        </Field>
      </Form>
    </Card>
  );
}

function Choices({ values, put }: Typed) {
  const say = useSay();
  return (
    <Card>
      <Form onSubmit={() => undefined}>
        <Field label={say('تاريخ الصك', 'Date of the deed')}>
          <DateInput value={values.date} onChange={(date) => put({ date })} />
        </Field>
        <Field label={say('المدينة', 'City')}>
          <SelectInput
            searchable
            value={values.city}
            onChange={(city) => put({ city: city ?? '' })}
            options={[
              { value: 'riyadh', label: say('الرياض', 'Riyadh') },
              { value: 'jeddah', label: say('جدة', 'Jeddah') },
            ]}
          />
        </Field>
        <Field group label={say('شروط الواقف', 'Conditions of the founder')}>
          <ListInput
            itemLabel={say('شرط', 'condition')}
            value={values.conditions}
            onChange={(conditions) => put({ conditions })}
          />
        </Field>
        <Files />
      </Form>
    </Card>
  );
}

function Files() {
  const say = useSay();
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileDrop
        label={say('صك الوقفية', 'Waqf deed')}
        accept=".pdf,image/png,image/jpeg"
        maxBytes={10 * 1024 * 1024}
        onFile={setFile}
        file={file ? { name: file.name, bytes: file.size } : null}
        hint={say('PDF أو JPEG أو PNG، حتى 10 م.ب', 'PDF, JPEG or PNG, up to 10 MB')}
      />
      <FileDrop
        label={say('صك الملكية', 'Property deed')}
        accept=".pdf"
        maxBytes={10 * 1024 * 1024}
        onFile={setFile}
        file={{ name: 'sak-milkiya.pdf', bytes: 1258291 }}
        progress={64}
      />
      <FileDrop
        label={say('صك النظارة', 'Trusteeship deed')}
        accept=".pdf"
        maxBytes={10 * 1024 * 1024}
        onFile={setFile}
        error={say('الملف ليس PDF صالحًا', 'Not a valid PDF')}
      />
    </>
  );
}

/** Shows every form control. */
export function FormsPage() {
  const say = useSay();
  const typed = useValues();
  return (
    <GalleryFrame>
      <PageHead
        title={say('الحقول', 'Fields')}
        state={say(
          'الرسالة تحت الحقل، والتركيز على أول خطأ.',
          'The message is under the field; the focus goes to the first error.',
        )}
      />
      <Grid columns="1:1">
        <Texts {...typed} />
        <Choices {...typed} />
      </Grid>
    </GalleryFrame>
  );
}
