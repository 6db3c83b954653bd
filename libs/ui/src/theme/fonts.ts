// Shipped with the product: no font is loaded from elsewhere. What the first files lack a browser takes from these.
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import '@fontsource/ibm-plex-sans-arabic/latin-400.css';
import '@fontsource/ibm-plex-sans-arabic/latin-600.css';
import './fonts.css';
import './stand-in-fonts.css';
import './base.css';
