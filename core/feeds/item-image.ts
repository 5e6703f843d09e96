import type { FeedText } from './feed.ts';
import { webAddress } from './feed-url.ts';
import { walkMarkup } from './walk-markup.ts';
import {
	attribute,
	childrenNamed,
	childText,
	firstChild,
	type XmlElement,
} from './xml/xml-node.ts';

const IMAGE_FILE = /\.(jpe?g|png|webp|gif|avif)(\?|#|$)/i;
/** Tracking pixels and buttons, which are not pictures. */
const COUNTER =
	/(pixel|spacer|blank|1x1|feedburner\.com\/~|feeds\.wordpress\.com|doubleclick|stats?\.)/i;

/**
 * The picture of an XML entry: Media RSS, an enclosure, iTunes, an `image` element, otherwise the
 * first one in its text.
 */
export function itemImage(
	item: XmlElement,
	content: FeedText | null,
	base: string | null,
): string | null {
	const found =
		mediaImage(item) ??
		enclosureImage(item) ??
		attribute(firstChild(item, 'itunes:image'), 'href') ??
		imageElement(item);
	return webAddress(found, item.base ?? base) ?? firstPicture(content, item.base ?? base);
}

/** The address of the first real picture in a text. */
export function firstPicture(content: FeedText | null, base: string | null): string | null {
	if (content === null || !content.html || !/<img\b/i.test(content.text)) return null;
	let found: string | null = null;
	walkMarkup(content.text, () => ({
		onopentag(name, { src = '', width = '', height = '' }) {
			if (
				name !== 'img' ||
				found !== null ||
				Number(width) === 1 ||
				Number(height) === 1 ||
				COUNTER.test(src)
			)
				return;
			found = webAddress(src, base);
		},
	}));
	return found;
}

/** The widest Media RSS picture, contents before thumbnails. */
function mediaImage(item: XmlElement): string | null {
	const groups = [
		item,
		...childrenNamed(item, 'media:group'),
		...childrenNamed(item, 'media:content'),
	];
	const contents = groups
		.flatMap((group) => childrenNamed(group, 'media:content'))
		.filter(isPicture);
	const thumbnails = groups.flatMap((group) => childrenNamed(group, 'media:thumbnail'));
	return widest(contents) ?? widest(thumbnails);
}

function isPicture(content: XmlElement): boolean {
	const [medium, type, url] = [
		attribute(content, 'medium'),
		attribute(content, 'type'),
		attribute(content, 'url'),
	];
	return (
		medium === 'image' ||
		type?.startsWith('image/') === true ||
		(medium === null && type === null && IMAGE_FILE.test(url ?? ''))
	);
}

function widest(pictures: readonly XmlElement[]): string | null {
	const width = (picture: XmlElement) => Number(attribute(picture, 'width') ?? 0) || 0;
	return attribute(pictures.toSorted((a, b) => width(b) - width(a))[0] ?? null, 'url');
}

function enclosureImage(item: XmlElement): string | null {
	const enclosures = [
		...childrenNamed(item, 'enclosure'),
		...childrenNamed(item, 'atom:link'),
	].filter((link) => link.name === 'enclosure' || attribute(link, 'rel') === 'enclosure');
	for (const enclosure of enclosures) {
		const url = attribute(enclosure, 'url', 'href');
		const type = attribute(enclosure, 'type');
		if (type?.startsWith('image/') === true || (type === null && IMAGE_FILE.test(url ?? '')))
			return url;
	}
	return null;
}

function imageElement(item: XmlElement): string | null {
	const image = firstChild(item, 'image');
	if (image === null) return null;
	const text = childText(image, 'url') ?? attribute(image, 'href', 'url', 'rdf:resource');
	const plain = image.children.every((child) => typeof child === 'string')
		? image.children.join('').trim()
		: '';
	return text ?? (plain === '' ? null : plain);
}
