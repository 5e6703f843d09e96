import { memo } from 'react';
import { Install } from '#app/site/install/install.tsx';
import type { FrameData } from '#app/site/read-frame.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { frameCopy } from '#core/copy/frame.ts';
import { mineOpen } from '#core/mine/copy/open.ts';
import { paths } from '#core/site/paths.ts';

const { footer } = frameCopy;
const { views, guide, links } = footer;

const NAVS: readonly [label: string, ...links: [text: string, path: string][]][] = [
	[
		views.label,
		[views.live, paths.live],
		[views.free, paths.free],
		[views.week, paths.week],
		[views.grid, paths.grid],
		[views.map, paths.map],
		[views.yesterday, paths.yesterday],
	],
	[
		guide.label,
		[guide.teams, paths.teams],
		[guide.competitions, paths.competitions],
		[guide.channels, paths.channels],
	],
	[
		links.label,
		[links.about, paths.about],
		[links.terms, paths.terms],
		[links.privacy, paths.privacy],
		[mineOpen.whole, paths.preferences],
	],
];

/**
 * S2.06 and the disclaimer of S1.02, on every public page. Memoized, because the frame around it
 * re-renders on each keystroke of a search.
 */
export const Footer = memo(function Footer({
	frame: { brand, social, year },
}: {
	frame: FrameData;
}) {
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
					{NAVS.map(([label, ...links]) => (
						<nav key={label} aria-label={label}>
							<ul className="footer-links">
								{links.map(([text, path]) => (
									<li key={path}>
										<a href={path}>{text}</a>
									</li>
								))}
							</ul>
						</nav>
					))}
				</div>
				<div className="footer-app">
					<h2 className="footer-title">{footer.app.title}</h2>
					<div className="footer-stores">
						{[footer.app.apple, footer.app.google].map((store) => (
							<button key={store} type="button" className="store" disabled>
								<Icon name="phone" />
								{store}
							</button>
						))}
					</div>
					<Install />
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
			{(['instagram', 'x'] as const).map((network) => (
				<li key={network}>
					<a
						className="icon-button"
						href={address}
						rel="noopener"
						target="_blank"
						aria-label={footer.social[network]}
					>
						<Icon name={network} />
					</a>
				</li>
			))}
		</ul>
	);
}
