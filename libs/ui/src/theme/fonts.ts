// The fonts are part of the product; none is loaded from elsewhere. Browsers take characters that the first files lack
// from these.
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import '@fontsource/ibm-plex-sans-arabic/latin-400.css';
import '@fontsource/ibm-plex-sans-arabic/latin-600.css';
import './fonts.css';
import './stand-in-fonts.css';
import './base.css';
