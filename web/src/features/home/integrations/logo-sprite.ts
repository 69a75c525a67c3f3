import {
  siBrevo,
  siFacebook,
  siGoogleads,
  siGoogleanalytics,
  siGooglesearchconsole,
  siGoogletagmanager,
  siHotjar,
  siHubspot,
  siInstagram,
  siLooker,
  siMailchimp,
  siMeta,
  siPinterest,
  siSemrush,
  siShopify,
  siSnapchat,
  siTiktok,
  siWebflow,
  siWhatsapp,
  siWoo,
  siWordpress,
  siX,
  siYoutube,
  siZapier,
} from 'simple-icons';

const logos = [
  siBrevo, siFacebook, siGoogleads, siGoogleanalytics, siGooglesearchconsole, siGoogletagmanager, siHotjar, siHubspot, siInstagram, siLooker, siMailchimp, siMeta,
  siPinterest, siSemrush, siShopify, siSnapchat, siTiktok, siWebflow, siWhatsapp, siWoo, siWordpress, siX, siYoutube, siZapier,
];

/** All logos as one drawing, each by its id; they take the colour of the text they stand beside. */
export const logoSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${logos.map(({ slug, path }) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`).join('')}</svg>`;
