import { useRef, useState } from 'react';
import { copyText } from '#app/site/share/share-actions.ts';
import { useSite } from '#app/site/site-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { followCopy as words } from '#core/calendars/copy/follow.ts';
import { followLinks } from '#core/calendars/follow-links.ts';

/**
 * All ways to subscribe to a calendar: plain links, which work without scripts, and an address to
 * copy. `path` on this site.
 */
export function FollowWays({ path, name }: { path: string; name: string }) {
	const { publicUrl } = useSite();
	const field = useRef<HTMLInputElement>(null);
	const [said, setSaid] = useState('');
	const address = `${publicUrl}${path}`;
	const { webcal, google, outlook } = followLinks(address, name);
	const copy = async () => {
		const isCopied = await copyText(address);
		if (!isCopied) field.current?.select();
		setSaid(isCopied ? words.copied : words.refused);
	};
	return (
		<div className="share" data-follow="">
			<div className="share-ways">
				<a className="button button-quiet" href={webcal}>
					{words.webcal}
				</a>
				<Outside href={google}>{words.google}</Outside>
				<Outside href={outlook}>{words.outlook}</Outside>
				<button type="button" className="button button-quiet needs-script" onClick={copy}>
					{words.copy}
				</button>
				<a className="button button-quiet" href={path} data-native="">
					{words.file}
				</a>
			</div>
			<p role="status" className="share-said">
				{said}
			</p>
			<div className="share-text">
				<label>
					<span>{words.address}</span>
					<input ref={field} readOnly value={address} />
				</label>
			</div>
			<p className="usual-note">{words.how}</p>
		</div>
	);
}

function Outside({ href, children }: { href: string; children: string }) {
	return (
		<a className="button button-quiet" href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<Icon name="external" />
			<span className="vh"> ({words.external})</span>
		</a>
	);
}
