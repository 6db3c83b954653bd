import { defineMessages, useMessages } from '@waqf/platform-web';
import { Ltr } from '@waqf/ui/core';

const messages = defineMessages({
  'feature.approvals': { ar: 'الموافقات', en: 'Approvals' },
  'feature.banking': { ar: 'الحسابات البنكية', en: 'Banking' },
  'feature.beneficiaries': { ar: 'المستفيدون', en: 'Beneficiaries' },
  'feature.closing': { ar: 'إقفال السنوات', en: 'Year closing' },
  'feature.distributions': { ar: 'التوزيع', en: 'Distributions' },
  'feature.endowments': { ar: 'الأوقاف', en: 'Waqfs' },
  'feature.finances': { ar: 'المعاملات المالية', en: 'Transactions' },
  'feature.objections': { ar: 'الاعتراضات', en: 'Objections' },
  'feature.reconciliation': { ar: 'المطابقة', en: 'Reconciliation' },
  'feature.reports': { ar: 'التقارير', en: 'Reports' },
});

/** A feature in the words of its screens, with the name that its team releases it by. */
export function FeatureName({ name }: { name: string }) {
  const t = useMessages(messages);
  return (
    <>
      {t.of('feature.', name as 'banking')} <Ltr>{`(${name})`}</Ltr>
    </>
  );
}
