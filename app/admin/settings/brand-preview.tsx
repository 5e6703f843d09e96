import { BrandMark } from '#app/site/frame/brand-mark.tsx';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { dayOf } from '#core/site/dates.ts';

type Shown = { nomeApp: string; slogan: string; logoURL: string; textoRodape: string };

const { preview } = brandSettingsCopy;
const { footer, navigation } = frameCopy;

/**
 * Preview of the public header and footer with the form's values, in both themes. It is not
 * interactive.
 */
export function BrandPreview({ brand }: { brand: Shown }) {
	return (
		<section className="brand-previews" aria-label={preview.title}>
			{(['dark', 'light'] as const).map((theme) => (
				<figure key={theme}>
					<figcaption className="field-label">{preview[theme]}</figcaption>
					<div className={`brand-preview ${theme}`} inert>
						<PreviewFrame brand={brand} />
					</div>
				</figure>
			))}
		</section>
	);
}

function PreviewFrame({ brand: { nomeApp, slogan, logoURL, textoRodape } }: { brand: Shown }) {
	const [madeWith, heart, forFans] = footer.made;
	return (
		<>
			<div className="preview-head">
				<span className="brand">
					<BrandMark logoURL={logoURL} />
					<span className="preview-name display">{nomeApp}</span>
				</span>
				<span className="preview-nav">{navigation.today}</span>
			</div>
			<div className="preview-body" />
			<div className="preview-foot">
				<p className="display footer-name">{nomeApp}</p>
				<p>{slogan}</p>
				{textoRodape === '' ? null : <p className="preview-text">{textoRodape}</p>}
				<p>
					{madeWith} <span className="heart">{heart}</span> {forFans}
				</p>
				<p>{footer.copyright(Number(dayOf(Date.now()).slice(0, 4)), nomeApp)}</p>
			</div>
		</>
	);
}
