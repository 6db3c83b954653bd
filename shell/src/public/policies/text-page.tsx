import { useLanguage, type LanguageCode } from '@waqf/platform-web';
import { useTitle } from '../../boot/use-title';
import { PublicFrame } from '../public-frame';
import * as css from './text-page.module.css';

interface TextSection {
  title: string;
  /** Paragraphs; those of `points` follow as a list. */
  text: readonly string[];
  points?: readonly string[];
}

export interface PageText {
  title: string;
  /** The summary of the page in one sentence. */
  lead: string;
  sections: readonly TextSection[];
}

/** A page of text: a title, a sentence, and sections with titles. */
export function TextPage({ text }: { text: Record<LanguageCode, PageText> }) {
  const { language } = useLanguage();
  const { title, lead, sections } = text[language];
  useTitle(title);
  return (
    <PublicFrame>
      <main className={css.page}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points ? (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </main>
    </PublicFrame>
  );
}
