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

/** A feature by its name on the screens, with the name under which its team releases it. */
export function FeatureName({ name }: { name: string }) {
  const t = useMessages(messages);
  return (
    <>
      {t.of('feature.', name as 'banking')} <Ltr>{`(${name})`}</Ltr>
    </>
  );
}
