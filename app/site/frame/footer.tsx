import { memo } from 'react';
import type { FrameData } from '#app/site/read-frame.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { frameCopy } from '#core/copy/frame.ts';
import { mineOpen } from '#core/copy/mine-open.ts';
import { paths } from '#core/site/paths.ts';

const { footer } = frameCopy;

/** S2.06 and the disclaimer of S1.02, on every public page. Remembered, since the frame around it is drawn anew at every letter of a search. */
export const Footer = memo(function Footer({ frame: { brand, social, year } }: { frame: FrameData }) {
	const [madeWith, heart, forFans] = footer.made;
	return (
		<footer className="footer">
			<div className="wrap footer-grid">
				<div className="footer-brand">
					<p className="display footer-name">{brand.nomeApp}</p>
					<p className="footer-slogan">{brand.slogan}</p>
					{social === null ? null : <Social address={social} />}
				</div>
				<div className="footer-navs">
					<nav aria-label={footer.guide.label}>
						<ul className="footer-links">
							<li>
								<a href={paths.teams}>{footer.guide.teams}</a>
							</li>
							<li>
								<a href={paths.competitions}>{footer.guide.competitions}</a>
							</li>
							<li>
								<a href={paths.channels}>{footer.guide.channels}</a>
							</li>
						</ul>
					</nav>
					<nav aria-label={footer.links.label}>
						<ul className="footer-links">
							<li>
								<a href={paths.about}>{footer.links.about}</a>
							</li>
							<li>
								<a href={paths.terms}>{footer.links.terms}</a>
							</li>
							<li>
								<a href={paths.privacy}>{footer.links.privacy}</a>
							</li>
							<li>
								<a href={paths.map}>{footer.links.map}</a>
							</li>
							<li>
								<a href={paths.preferences}>{mineOpen.whole}</a>
							</li>
						</ul>
					</nav>
				</div>
				<div className="footer-app">
					<h2 className="footer-title">{footer.app.title}</h2>
					<div className="footer-stores">
						<button type="button" className="store" disabled>
							<Icon name="phone" />
							{footer.app.apple}
						</button>
						<button type="button" className="store" disabled>
							<Icon name="phone" />
							{footer.app.google}
						</button>
					</div>
				</div>
				<div className="footer-end">
					<p>{footer.disclaimer}</p>
					{brand.textoRodape ? <p>{brand.textoRodape}</p> : null}
					<p>
						{madeWith} <span className="heart">{heart}</span> {forFans}
					</p>
					<p>{footer.copyright(year, brand.nomeApp)}</p>
				</div>
			</div>
		</footer>
	);
});

function Social({ address }: { address: string }) {
	return (
		<ul className="footer-social" aria-label={footer.social.label}>
			<li>
				<a className="icon-button" href={address} rel="noopener" target="_blank" aria-label={footer.social.instagram}>
					<Icon name="instagram" />
				</a>
			</li>
			<li>
				<a className="icon-button" href={address} rel="noopener" target="_blank" aria-label={footer.social.x}>
					<Icon name="x" />
				</a>
			</li>
		</ul>
	);
}
