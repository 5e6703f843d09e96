declare const shape: unique symbol;

/** A view as one JSON text. */
export type Packed<View> = string & { readonly [shape]: View };

/** Views that were packed or unpacked lately: rendering unpacks what its own loader packed, a browser the page that it shows. */
const known = new Map<string, unknown>();
const KNOWN = 4;

/**
 * Packs a large view for the way to the browser. The router would write out each of its thousands of values by itself; one text is a
 * third less to send (gzip) and a tenth of the time of rendering less to write. Plain JSON data only.
 */
export function pack<View extends object>(view: View): Packed<View> {
	const text = JSON.stringify(view) as Packed<View>;
	remember(text, view);
	return text;
}

/** The view of a packed text; the same object for the same text while it is shown. */
export function unpack<View>(text: Packed<View>): View {
	const view = (known.get(text) ?? JSON.parse(text)) as View;
	remember(text, view);
	return view;
}

/** The one used last goes last. */
function remember(text: string, view: unknown): void {
	known.delete(text);
	known.set(text, view);
	const [oldest] = known.keys();
	if (known.size > KNOWN && oldest !== undefined) known.delete(oldest);
}
