import { useState } from 'react';
import { defineMessages, useLanguage, useMessages } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import { posters } from './product/pictures';
import * as css from './founder-film.module.css';

const messages = defineMessages({
  title: { ar: 'شاهد طريق الواقف في عشرين ثانية', en: 'See the founder’s road in twenty seconds' },
  note: {
    ar: 'مصوّر من المنصة نفسها ببيانات تجريبية، بلا صوت. خطواته مكتوبة أدناه.',
    en: 'Filmed in the product itself with sample data, without sound. Its steps are written below.',
  },
  play: { ar: 'شغّل الفيلم', en: 'Play the film' },
  failed: {
    ar: 'تعذر تشغيل الفيلم. خطواته مكتوبة أدناه.',
    en: 'The film could not be played. Its steps are written below.',
  },
});

const size = { width: 960, height: 600 };

/**
 * The founder's way to an approved waqf as a film. It never starts automatically, whatever the device's motion setting,
 * and is fetched only when the visitor plays it: until then its last picture is shown.
 */
export function FounderFilm() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [film, setFilm] = useState<{ language: string; address: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const play = () => {
    setFailed(false);
    import('./product/films').then(
      ({ films }) => setFilm({ language, address: films[language] }),
      () => setFailed(true),
    );
  };
  return (
    <figure className={css.film}>
      {film?.language === language && !failed ? (
        // There is no sound to caption; the steps below describe what it shows.
        <video
          className={css.picture}
          src={film.address}
          poster={posters[language]}
          controls
          autoPlay
          muted
          playsInline
          onError={() => setFailed(true)}
          {...size}
        />
      ) : (
        <button type="button" className={css.poster} onClick={play}>
          <img className={css.picture} src={posters[language]} alt="" loading="lazy" decoding="async" {...size} />
          <span className={css.play}>
            <Icon.Play size={22} />
            {t('play')}
          </span>
        </button>
      )}
      <figcaption className={css.words}>
        <strong>{t('title')}</strong>
        <span role={failed ? 'alert' : undefined}>{t(failed ? 'failed' : 'note')}</span>
      </figcaption>
    </figure>
  );
}
