import type { Brand } from '#core/brand/brand.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { paths } from '#core/site/paths.ts';
import { BrandMark } from './brand-mark.tsx';
import { NavigationLinks } from './navigation.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import type { Search } from './use-search.ts';

type HeaderProps = {
	brand: Brand;
	logoAlt: string;
	/** Publication times for the badge, in UTC ms. */
	news: readonly number[];
	search: Search;
};

/** S2.01, S2.02: stays visible while the page scrolls. */
export function Header({ brand, logoAlt, news, search }: HeaderProps) {
	return (
		<header className="header">
			<div className="wrap header-row">
				<a className="brand" href={paths.home}>
					<BrandMark logoURL={brand.logoURL} alt={logoAlt} />
					<span className="brand-name display">{brand.nomeApp}</span>
				</a>
				<SearchBox width="wide" {...search} />
				<SearchBox width="narrow" {...search} />
				<nav className="header-nav" aria-label={frameCopy.navigation.label}>
					<NavigationLinks className="nav-links" news={news} />
				</nav>
				<ThemeToggle />
			</div>
		</header>
	);
}
